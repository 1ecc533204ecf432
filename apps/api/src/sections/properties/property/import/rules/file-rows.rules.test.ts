import fc from 'fast-check';
import { CellError, readCell, showValue } from './cells.rules';
import { guessMapping, headers } from './columns.rules';
import { ownersVerdict } from './owners.rules';

describe('columns', () => {
  test('the titles of the export are understood', () => {
    expect(Object.keys(guessMapping(Object.values(headers).map(({ en }) => en)))).toEqual(
      Object.keys(headers),
    );
  });

  test('other titles too, whatever case and punctuation; the first of two counts', () => {
    expect(guessMapping(['BLDG.', 'Apt #', 'Zip-Code', 'Sq. Ft.', 'unit', 'Colour'])).toEqual({
      building: 0,
      unitNumber: 1,
      postalCode: 2,
      areaSqFt: 3,
    });
  });
});

describe('cells', () => {
  test('numbers as people write them', () => {
    expect(readCell('areaSqFt', '1,250 sq ft')).toBe(1250);
    expect(readCell('floor', '-1')).toBe(-1);
    expect(['2', '2.5', '2,5', '2½', '2.0'].map((text) => readCell('bathrooms', text))).toEqual([
      4, 5, 5, 5, 4,
    ]);
    expect(['0.6757', '0.6757 %', '0,6757', '100'].map((text) => readCell('billingRatio', text))).toEqual([
      6757, 6757, 6757, 1_000_000,
    ]);
    expect(readCell('type', 'Single Family')).toBe('house');
    expect(readCell('bedrooms', 'Studio')).toBe(0);
  });

  test.each([
    ['areaSqFt', '12a'],
    ['areaSqFt', '1,25'],
    ['bathrooms', '2.3'],
    ['ownershipShare', '0.12345'],
    ['ownershipShare', 'half'],
    ['type', 'castle'],
  ] as const)('%s: %s is not understood', (field, text) => {
    expect(() => readCell(field, text)).toThrow(CellError);
  });

  test('what is shown is read as the same', () => {
    const millionths = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(millionths, fc.integer({ min: 0, max: 198 }), (share, halves) => {
        expect(readCell('ownershipShare', showValue('ownershipShare', share))).toBe(share);
        expect(readCell('bathrooms', showValue('bathrooms', halves))).toBe(halves);
      }),
    );
  });
});

test('owners are new where there are none, the same whatever the order, and else a sale', () => {
  const cells = (name: string | null) => ({ name, email: null, phone: null });
  expect(ownersVerdict(cells('Ann; Bob ;Ann'), []).newOwners).toEqual(['Ann', 'Bob']);
  expect(ownersVerdict(cells('bob; ANN'), ['Ann', 'Bob'])).toMatchObject({
    errors: {},
    changes: {},
    newOwners: [],
  });
  expect(String(ownersVerdict(cells('Cy'), ['Ann']).errors.ownerName)).toContain('Record the sale');
  expect(ownersVerdict({ name: null, email: 'x@y.example', phone: null }, []).errors.ownerName).toBeDefined();
  expect(ownersVerdict({ name: 'Cy', email: 'nonsense', phone: null }, []).errors.ownerEmail).toBeDefined();
});
