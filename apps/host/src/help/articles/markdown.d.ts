/** What the build makes of the articles of a subject (`packages/build/src/messages/articles.mjs`). */
declare module '*.md' {
  const articles: readonly import('./article').Article[];
  export default articles;
}
