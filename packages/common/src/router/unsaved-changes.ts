/**
 * Whether leaving would lose something that was written on this page. The page is asked as the browser asks it before a
 * tab is closed, so that it has one answer for both.
 */
export function hasUnsavedChanges(): boolean {
  return (
    typeof window !== 'undefined' && !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  );
}
