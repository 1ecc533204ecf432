/** `1.5 MB`: powers of 1,024, one digit under ten. */
export function fileSize(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  return `${value < 10 && power > 0 ? Number(value.toFixed(1)) : Math.round(value)} ${units[power]}`;
}

interface FileLimits {
  accept?: string | undefined;
  maxBytes?: number | undefined;
}

/** Why a file cannot be taken, or undefined. The server decides by the content; this only spares the way. */
export function refusalOf(
  file: File,
  { accept, maxBytes }: FileLimits,
): { reason: 'tooBig' | 'wrongKind'; name: string } | undefined {
  if (maxBytes !== undefined && file.size > maxBytes) return { reason: 'tooBig', name: file.name };
  const kinds = (accept ?? '')
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean);
  const name = file.name.toLowerCase();
  const fits = (kind: string) =>
    kind.startsWith('.')
      ? name.endsWith(kind)
      : kind.endsWith('/*')
        ? file.type.startsWith(kind.slice(0, -1))
        : file.type === kind;
  return kinds.length > 0 && !kinds.some(fits) ? { reason: 'wrongKind', name: file.name } : undefined;
}
