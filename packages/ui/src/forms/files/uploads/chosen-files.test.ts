import { filesOfDrop, filesOfInput } from './chosen-files';

type Tree = { [name: string]: Tree | string };

/** Entries as a browser gives them: at most two of a folder at a time. */
function entryOf(name: string, content: Tree | string): object {
  if (typeof content === 'string')
    return {
      name,
      isFile: true,
      isDirectory: false,
      file: (give: (file: File) => void) => give(new File([content], name)),
    };
  const entries = Object.entries(content).map(([each, inner]) => entryOf(each, inner));
  return {
    name,
    isFile: false,
    isDirectory: true,
    createReader: () => ({ readEntries: (give: (some: object[]) => void) => give(entries.splice(0, 2)) }),
  };
}

const dropOf = (tree: Tree) =>
  ({
    items: Object.entries(tree).map(([name, content]) => ({
      webkitGetAsEntry: () => entryOf(name, content),
    })),
    files: [],
  }) as unknown as DataTransfer;

test('a dropped folder gives all of its files with the way to each, but for what systems leave in it', async () => {
  const found = await filesOfDrop(
    dropOf({
      'a.txt': 'a',
      Plans: {
        '1.pdf': '1',
        '2.pdf': '2',
        '3.pdf': '3',
        '.DS_Store': '',
        Roof: { 'roof.pdf': 'r' },
        empty: {},
      },
    }),
  );
  expect(found.map(({ file, path }) => [...path, file.name].join('/'))).toEqual([
    'a.txt',
    'Plans/1.pdf',
    'Plans/2.pdf',
    'Plans/3.pdf',
    'Plans/Roof/roof.pdf',
  ]);
});

test('where a browser gives no entries, the files are taken', async () => {
  const transfer = { items: [{}], files: [new File(['a'], 'a.txt')] } as unknown as DataTransfer;
  expect((await filesOfDrop(transfer)).map(({ file }) => file.name)).toEqual(['a.txt']);
});

test('the folders of a chosen folder come with its files', () => {
  const file = Object.defineProperty(new File(['a'], 'roof.pdf'), 'webkitRelativePath', {
    value: 'Plans/Roof/roof.pdf',
  });
  expect(filesOfInput([file] as unknown as FileList).map(({ path }) => path)).toEqual([['Plans', 'Roof']]);
});
