import type { CurrentUser } from '#contract/people/user.ts'

/** The user whom the tests of the screens sign in. */
export const MIRA: CurrentUser = {
  id: '0d3f3f0e-3b8e-4a57-9d3d-0d6f6c4c1f11',
  displayName: 'Mira Okafor',
  email: 'mira@example.com',
  profilePicture: null,
}
