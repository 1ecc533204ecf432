/** A file with the folders that it lies in, from the one that was chosen or dropped down. */
export interface ChosenFile {
  file: File;
  path: readonly string[];
}

/** What systems leave in folders, of no use to anybody. */
const leftBySystems = new Set(['.ds_store', 'thumbs.db', 'desktop.ini']);

const isOfPeople = ({ file }: ChosenFile) => !leftBySystems.has(file.name.toLowerCase());

/** The way that a browser tells of a file in a chosen folder. */
const wayTo = (file: File): string => ('webkitRelativePath' in file ? file.webkitRelativePath : '');

/** Files of an input; those of a folder have the way to them in their relative path. */
export function filesOfInput(list: FileList | null): ChosenFile[] {
  return [...(list ?? [])]
    .map((file) => ({ file, path: wayTo(file).split('/').slice(0, -1).filter(Boolean) }))
    .filter(isOfPeople);
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** Browsers give the entries of a folder a hundred at a time, and an empty list behind the last. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}

async function filesOfEntry(entry: FileSystemEntry, path: readonly string[]): Promise<ChosenFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ file, path }];
  }
  if (!isFolder(entry)) return [];
  const found: ChosenFile[] = [];
  for (const each of await entriesOf(entry)) found.push(...(await filesOfEntry(each, [...path, entry.name])));
  return found;
}

/** What was dropped, with all that is in its folders. To be called in the event itself: afterwards there is nothing to read. */
export async function filesOfDrop({ items, files }: DataTransfer): Promise<ChosenFile[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry?.() ?? null);
  const plain = [...files].map((file) => ({ file, path: [] }));
  if (!entries.some((entry) => entry !== null)) return plain.filter(isOfPeople);
  const found: ChosenFile[] = [];
  for (const entry of entries) if (entry) found.push(...(await filesOfEntry(entry, [])));
  return found.filter(isOfPeople);
}
