/** Built-in roles are the same in every community; custom ones it made itself. */
export const roleKinds = ['custom', 'built-in'] as const;
