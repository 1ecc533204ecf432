/** What the theme is made with; see `main.ts`. */
export { preparePageStyles, prepareTheme } from '@courtyard/ui';
