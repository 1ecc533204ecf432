import { mergedEmergency, mergedLanguages, mergedPhones, type Phones } from './contacts.rules';

const none: Phones = { phone: null, homePhone: null, workPhone: null };
const ours = { phone: 'this', homePhone: 'this', workPhone: 'this' } as const;

test('of each kind of number the chosen one is kept, and the other where there is room', () => {
  const stays = { ...none, phone: '555-0100', homePhone: '555-0101' };
  const goes = { phone: '555-0200', homePhone: '555-0201', workPhone: null };
  expect(mergedPhones(stays, goes, { ...ours, phone: 'other' })).toEqual({
    phone: '555-0200',
    homePhone: '555-0101',
    workPhone: '555-0100',
    moved: ['555-0100'],
  });
});

test('a number that stands already is no second one, however it is written', () => {
  const goes = { ...none, phone: '(207) 555 0100', workPhone: '2075550101' };
  expect(mergedPhones({ ...none, phone: '207-555-0100', homePhone: '207-555-0101' }, goes, ours)).toEqual({
    phone: '207-555-0100',
    homePhone: '207-555-0101',
    workPhone: null,
    moved: [],
  });
  // What has no digits is compared as it is written.
  expect(mergedPhones({ ...none, phone: 'by bell' }, { ...none, phone: 'by knock' }, ours)).toMatchObject({
    phone: 'by bell',
    homePhone: 'by knock',
  });
});

test('languages and those to call in an emergency are those of both, each once', () => {
  expect(mergedLanguages({ languages: ['es', 'en'] }, { languages: ['en', 'fr'] })).toEqual([
    'es',
    'en',
    'fr',
  ]);
  const ana = { name: 'Ana Ortega', relation: 'Sister', phone: '(207) 555-0101' };
  const again = { name: 'ana ortega ', relation: null, phone: '207 555 0101' };
  const moved = { ...ana, phone: '(207) 555-0199' };
  expect(mergedEmergency({ emergencyContacts: [ana] }, { emergencyContacts: [again, moved] })).toEqual([
    ana,
    moved,
  ]);
});
