import type { MemberContact } from '@courtyard/contract';
import type { DemoSeed } from '../../../platform/section/demo/demo-community';
import { Dice } from '../../../platform/section/demo/dice';

const streets = ['Commercial Street', 'Exchange Street', 'Congress Street', 'Fore Street', 'Spring Street'];
/** What a household speaks, the best first. */
const spoken: readonly MemberContact['languages'][] = [
  ['en'],
  ['en'],
  ['en', 'es'],
  ['es', 'en'],
  ['en', 'fr'],
  ['zh', 'en'],
];
const close = [
  { name: 'Maria Keller', relation: 'Sister' },
  { name: 'Tom Abbott', relation: 'Neighbor' },
  { name: 'Grace Lin', relation: 'Daughter' },
  { name: 'Samuel Ortiz', relation: null },
];

const phoneBy = (dice: Dice) => `(207) 555-01${dice.between(10, 99)}`;

function contactBy(dice: Dice) {
  return {
    // Who lives elsewhere gets letters there.
    mailingAddress: dice.percent(30)
      ? `${dice.between(2, 480)} ${dice.pick(streets)}\nPortland, ME 04101`
      : null,
    homePhone: dice.percent(40) ? phoneBy(dice) : null,
    workPhone: dice.percent(25) ? phoneBy(dice) : null,
    languages: dice.pick(spoken),
    addressVisible: dice.percent(20),
    phonesVisible: dice.percent(30),
    languagesVisible: dice.percent(60),
    emergencyContacts: JSON.stringify(
      dice.percent(45) ? [{ ...dice.pick(close), phone: phoneBy(dice) }] : [],
    ),
  };
}

/** How members of a demo community are reached besides their profile, and whom to call in an emergency; who signs in says it themselves. */
export const seedContacts: DemoSeed = async (tx, { id: tenantId, slug, people }) => {
  const members = await tx
    .selectFrom('member')
    .select('id')
    .where('status', '=', 'active')
    .where(
      'id',
      'not in',
      Object.values(people).map(({ memberId }) => memberId),
    )
    .orderBy('id')
    .execute();
  if (members.length === 0) return;
  const dice = new Dice(`${slug} contacts`);
  await tx
    .insertInto('memberContact')
    .values(members.map(({ id: memberId }) => ({ tenantId, memberId, ...contactBy(dice), version: 1 })))
    .execute();
};
