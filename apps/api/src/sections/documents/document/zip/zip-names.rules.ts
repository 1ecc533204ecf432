import { safeName } from '../../../../platform/files/intake/name.rules';

/** Names that Windows keeps for devices, whatever their ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

const entryName = (name: string) => safeName(name).replace(device, '_$&');

const withNumber = (name: string, number: number) => {
  const ending = /\.[^.]{1,8}$/.exec(name)?.[0] ?? '';
  return `${name.slice(0, name.length - ending.length)} (${number})${ending}`;
};

/** Names of entries that any system can unpack: those that differ in case or spelling of accents alone get numbers. */
export class ZipNames {
  private readonly taken = new Map<string, Set<string>>();

  /** A name of its own in a folder of the ZIP; `folder` is as this gave it, empty for the top. */
  within(folder: string, name: string): string {
    const names = this.taken.get(folder) ?? new Set<string>();
    this.taken.set(folder, names);
    const first = entryName(name);
    let free = first;
    for (let number = 2; names.has(free.toLowerCase()); number += 1) free = withNumber(first, number);
    names.add(free.toLowerCase());
    return folder === '' ? free : `${folder}/${free}`;
  }
}
