import { useEffect, useState } from 'react';
import type { articles } from './articles';

type Articles = typeof articles;

let known: Articles | null = null;

async function load(): Promise<Articles> {
  const loaded = await import(/* webpackChunkName: "help" */ './articles');
  known = loaded.articles;
  return known;
}

/** The articles of the help, fetched with it: null until they are there. Where they cannot be, nothing of them is found. */
export function useArticles(): Articles | null {
  const [found, setFound] = useState(known);
  useEffect(() => {
    if (known) return;
    let isGone = false;
    const show = (loaded: Articles) => (isGone ? undefined : setFound(loaded));
    load().then(show, () => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  return found;
}
