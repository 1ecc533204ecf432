/** Of the window in which a document is read, from the first moment on: what stands below it never moves. */
export const viewerHeight = { base: 'max(20rem, 70svh)', md: 'min(75svh, 60rem)' };
