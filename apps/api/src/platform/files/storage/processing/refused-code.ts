/** With this code a child says that it cannot read its input. */
export const refusedCode = 3;
