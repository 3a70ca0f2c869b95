/**
 * Text has to come out the same everywhere. The canvas reads this when it is loaded, so this file is imported first.
 */
process.env['DISABLE_SYSTEM_FONTS_LOAD'] = '1'
