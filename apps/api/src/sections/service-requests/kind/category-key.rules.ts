/** A key for a new category, made of its name; another than those that are taken. */
export function keyOfName(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 32)
    .replace(/-+$/, '');
  const base = plain === '' ? 'category' : plain;
  let key = base;
  for (let place = 2; taken.has(key); place += 1) key = `${base}-${place}`;
  return key;
}
