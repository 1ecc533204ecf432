import { useEffect } from 'react';

const counted = /^\(\d+\+?\) /;

/**
 * Shows a count before the title of the browser's tab: `(3) Properties · Courtyard`. Pages name the tab by themselves, so
 * that the title is watched and the count put before whatever it becomes.
 */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const show = () => {
      const plain = document.title.replace(counted, '');
      const title = count === 0 ? plain : `(${count > 99 ? '99+' : count}) ${plain}`;
      if (document.title !== title) document.title = title;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [count]);
  useEffect(
    () => () => {
      document.title = document.title.replace(counted, '');
    },
    [],
  );
}
