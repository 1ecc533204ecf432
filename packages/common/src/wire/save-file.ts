/** Hands bytes to the browser's download under a name. */
export function saveFile(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken the bytes by the next turn; holding the URL longer would hold the memory.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** Has the browser save what a signed link leads to, under the file's own name. */
export function downloadFile(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}
