/**
 * Address of a browser navigation, not of a call (SPEC.md section 2): the server ends the session and sends the browser
 * home.
 */
export const LOGOUT_PATH = '/api/auth/logout'
