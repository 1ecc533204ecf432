/** Lets the browser draw and answer in between. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
