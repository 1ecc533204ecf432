/** Styles are of their chunk: nothing is imported from them. */
declare module '*.css';
