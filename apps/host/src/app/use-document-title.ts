import { useEffect } from 'react';
import { productName } from './product';

/** Names the browser's tab after a page outside of the frame that does so by itself. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
}
