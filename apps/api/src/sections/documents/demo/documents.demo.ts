import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database';
import type { DemoCommunity, DemoSeed } from '../../../platform/section/demo/demo-community';
import { idOf } from '../../../platform/section/demo/dice';
import { namedGroups } from '../../../platform/tenancy/member-group';
import { bylawsOfYears, rules } from './demo-words';
import { picture } from '../../../platform/section/demo/picture';
import { docx, pdf } from './demo-files';
import { DemoLibrary } from './demo-library';

/** What an association keeps, and what an owner does. */
export const seedDocuments: DemoSeed = async (tx, community) => {
  const library = new DemoLibrary(tx, community);
  const top = {
    id: await library.top(idOf(`${community.slug} documents`), 'HOA documents'),
    space: 'hoa' as const,
  };
  const pool = await tx
    .selectFrom('commonArea')
    .select('id as areaId')
    .where('name', 'ilike', '%pool%')
    .orderBy('id')
    .executeTakeFirst();
  await seedGoverning(library, community, { top, pool: pool ?? null });
  if (community.slug === 'demo') {
    await seedRecords(library, community, top);
    await seedBoard(tx, library, community, top);
    await seedOwn(tx, library, community);
  }
  await library.end();
};

interface Top {
  id: string;
  space: 'hoa';
}

async function seedGoverning(
  library: DemoLibrary,
  { name, people }: DemoCommunity,
  { top, pool }: { top: Top; pool: { areaId: string } | null },
): Promise<void> {
  const folderId = await library.folder(top, 'Governing documents');
  const by = people.admin.displayName;
  const versions = [];
  for (const { note, daysAgo, parts } of bylawsOfYears)
    versions.push({ note, daysAgo, content: await pdf('Bylaws', name, parts) });
  await library.add({ folderId, name: 'Bylaws.pdf', by, tags: ['bylaws', 'governing'], versions });
  await library.add({
    folderId,
    name: 'House rules.docx',
    by,
    tags: ['rules'],
    description: 'Quiet hours, pets, parking and the pool.',
    linkTo: pool,
    versions: [{ content: await docx(rules), daysAgo: 200 }],
  });
}

async function seedRecords(library: DemoLibrary, { name, people }: DemoCommunity, top: Top): Promise<void> {
  const by = people.admin.displayName;
  const one = (content: Buffer, daysAgo: number) => [{ content, daysAgo }];
  const budgets = await library.folder(top, 'Budgets and financials');
  const table = {
    head: ['Expense', 'Year'],
    rows: [
      ['Landscaping', '$48,000.00'],
      ['Insurance', '$61,500.00'],
      ['Elevator maintenance', '$18,200.00'],
      ['Transfer to reserves', '$72,000.00'],
    ],
  };
  const budget = await pdf('Adopted budget', name, [
    'Adopted by the board at its annual budget meeting.',
    { table },
  ]);
  await library.add({
    folderId: budgets,
    name: 'Adopted budget.pdf',
    by: people.treasurer.displayName,
    tags: ['budget'],
    versions: one(budget, 40),
  });
  const insurance = await library.folder(top, 'Insurance');
  const certificate = await pdf('Certificate of insurance', name, [
    {
      facts: [
        ['Carrier', 'Harborline Mutual'],
        ['Coverage', 'Property and general liability'],
        ['Deductible', '$10,000.00'],
      ],
    },
  ]);
  await library.add({
    folderId: insurance,
    name: 'Certificate of insurance.pdf',
    by,
    tags: ['insurance'],
    versions: one(certificate, 12),
  });
  const forms = await library.folder(top, 'Forms');
  const request = [
    'Architectural request',
    'Unit and owner:',
    'Describe the change, and attach a drawing with measurements:',
    'Contractor and license number:',
  ];
  await library.add({
    folderId: forms,
    name: 'Architectural request.docx',
    by,
    versions: one(await docx(request), 150),
  });
  const checklist =
    'Move-in checklist\n\n- Book the elevator\n- Register vehicles and pets\n- Set up autopay for dues\n';
  await library.add({
    folderId: forms,
    name: 'Move-in checklist.txt',
    by,
    versions: one(Buffer.from(checklist), 8),
  });
  const photos = await library.folder(top, 'Photos');
  await library.add({
    folderId: photos,
    name: 'Lawn in spring.png',
    by,
    versions: one(picture([120, 170, 220], [90, 150, 80]), 5),
  });
}

/** What only the board reads. */
async function seedBoard(
  tx: Tx,
  library: DemoLibrary,
  { name, people, platform }: DemoCommunity,
  top: Top,
): Promise<void> {
  const groups = await namedGroups(platform.sections, tx);
  const boards = groups.filter(
    ({ kind, isOpen, name: of }) => kind === 'committee' && isOpen && /board/i.test(of),
  );
  const committees = boards.map(({ id }) => ({
    kind: 'committee' as const,
    committeeId: id,
    right: 'change' as const,
  }));
  const admin = { kind: 'person' as const, memberId: people.admin.memberId, right: 'change' as const };
  const folderId = await library.folder(top, 'Board only', [...committees, admin]);
  const bids = await pdf('Roof replacement: bids', name, [
    {
      list: [
        'Summit Roofing: $184,000.00',
        'Blue Ridge Exteriors: $171,500.00',
        'Northside Roofs: $199,900.00',
      ],
    },
  ]);
  await library.add({
    folderId,
    name: 'Roof bids.pdf',
    by: people.board.displayName,
    tags: ['roof', 'bids'],
    versions: [{ content: bids, daysAgo: 20 }],
  });
}

/** An owner's own: private ones, and of the unit. */
async function seedOwn(tx: Tx, library: DemoLibrary, { name, people }: DemoCommunity): Promise<void> {
  const { memberId, displayName: by } = people.owner;
  const own = await library.top(memberId, by, { memberId });
  const warranty = await pdf('Water heater warranty', by, [
    'Ten years on the tank, five on parts and labor.',
  ]);
  await library.add({
    folderId: own,
    name: 'Water heater warranty.pdf',
    by,
    tags: ['warranty'],
    versions: [{ content: warranty, daysAgo: 90 }],
  });
  const { rows } = await sql<{
    id: string;
    unit: string;
  }>`select property.id, property.unit_number as unit from property
    join ownership on ownership.property_id = property.id and ownership.ends_on is null
    join person on person.id = ownership.person_id
    where person.member_id = ${memberId} and property.archived_at is null order by property.unit_sort limit 1`.execute(
    tx,
  );
  const [home] = rows;
  if (!home) return;
  const unit = await library.top(home.id, home.unit, { propertyId: home.id });
  const plan = await pdf(`Floor plan of unit ${home.unit}`, name, [
    {
      facts: [
        ['Living area', '1,120 sq ft'],
        ['Bedrooms', '2'],
      ],
    },
  ]);
  await library.add({
    folderId: unit,
    name: 'Floor plan.pdf',
    by,
    linkTo: { propertyId: home.id },
    versions: [{ content: plan, daysAgo: 300 }],
  });
}
