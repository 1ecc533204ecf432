/** `open`: it depends on accounts that are not tagged. `nothing`: there is nothing to compare. */
export const taxTestVerdicts = ['met', 'not-met', 'open', 'nothing'] as const;
