/**
 * What a spreadsheet would run: a cell, or what follows a semicolon (where that parts cells), that begins so. Signs of
 * full width count as the plain ones do. An apostrophe before it counts too, so that taking one off is exact.
 */
const begins = /(^|;)(?=[\s']*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/g;
const guarded = /(^|;)'(?=[\s']*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** Text that no spreadsheet takes for a formula: led by an apostrophe where it would be one. */
export const guardFormula = (text: string): string => text.replaceAll(begins, "$1'");

/** The text as it was before `guardFormula`. */
export const unguardFormula = (text: string): string => text.replaceAll(guarded, '$1');
