import { addDays } from '@courtyard/contract/days';
import { type Dice, idOf } from '../../../platform/section/demo/dice';
import { somebody, type Somebody } from './names';
import type { Unit } from './units.demo';

/** A member with a sign-in who owns or leases a unit. */
export interface SigningPerson {
  memberId: string;
  displayName: string;
  email: string;
}

export interface DemoPersonRow {
  tenantId: string;
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  memberId: string | null;
}

interface PeriodRow {
  tenantId: string;
  id: string;
  propertyId: string;
  personId: string;
  startsOn: string;
  endsOn: string | null;
}

export interface DemoPeople {
  people: DemoPersonRow[];
  ownerships: (PeriodRow & { shareMillionths: number })[];
  residencies: (PeriodRow & { kind: 'resident' | 'tenant' })[];
  /** Sales with the names of who sold and who bought, for the history. */
  sales: { propertyId: string; soldOn: string; before: string; after: string }[];
  /** Units in which somebody lives. */
  occupied: Set<string>;
}

interface Household {
  owners: { personId: string; name: string; share: number }[];
}

/** Everybody of a demo community: who owned, who owns, who lives where, who rents. */
export class Population {
  readonly result: DemoPeople = {
    people: [],
    ownerships: [],
    residencies: [],
    sales: [],
    occupied: new Set(),
  };
  private readonly names = new Set<string>();

  constructor(
    private readonly tenantId: string,
    private readonly slug: string,
    private readonly dice: Dice,
    private readonly today: string,
  ) {}

  private add(who: Somebody, memberId: string | null = null): { personId: string; name: string } {
    const id = idOf(`${this.slug} person ${who.name}`);
    this.result.people.push({
      tenantId: this.tenantId,
      id,
      name: who.name,
      email: who.email,
      phone: who.phone,
      memberId,
    });
    return { personId: id, name: who.name };
  }

  private household(): Household {
    const first = somebody(this.dice, this.names);
    const owner = this.add(first);
    if (!this.dice.percent(34)) return { owners: [{ ...owner, share: 1_000_000 }] };
    const partner = this.add(somebody(this.dice, this.names, first.name.split(' ').at(-1)));
    const share = this.dice.pick([500_000, 500_000, 500_000, 600_000, 700_000]);
    return {
      owners: [
        { ...owner, share },
        { ...partner, share: 1_000_000 - share },
      ],
    };
  }

  private own(unit: Unit, { owners }: Household, startsOn: string, endsOn: string | null): void {
    for (const { personId, share } of owners) {
      this.result.ownerships.push({
        tenantId: this.tenantId,
        id: idOf(`${this.slug} ownership ${unit.id} ${personId} ${startsOn}`),
        propertyId: unit.id,
        personId,
        shareMillionths: share,
        startsOn,
        endsOn,
      });
    }
  }

  private live(
    unit: Unit,
    person: string,
    kind: 'resident' | 'tenant',
    startsOn: string,
    endsOn: string | null,
  ): void {
    this.result.residencies.push({
      tenantId: this.tenantId,
      id: idOf(`${this.slug} residency ${unit.id} ${person} ${startsOn}`),
      propertyId: unit.id,
      personId: person,
      kind,
      startsOn,
      endsOn,
    });
    if (startsOn <= this.today && (endsOn === null || endsOn >= this.today))
      this.result.occupied.add(unit.id);
  }

  private ago(fromDays: number, toDays: number): string {
    return addDays(this.today, -this.dice.between(fromDays, toDays));
  }

  /** Past owners of a unit, then `last` from the day that is given back. */
  private history(unit: Unit, last: Household): string {
    const owners = Array.from({ length: this.dice.pick([0, 0, 0, 1, 1, 2]) }, () => this.household());
    let startsOn = this.ago(4800, 5600);
    for (const [index, before] of owners.entries()) {
      const next = owners[index + 1] ?? last;
      const soldOn = addDays(startsOn, this.dice.between(700, 1900));
      this.own(unit, before, startsOn, addDays(soldOn, -1));
      this.result.sales.push({
        propertyId: unit.id,
        soldOn,
        before: ownersText(before),
        after: ownersText(next),
      });
      startsOn = soldOn;
    }
    this.own(unit, last, startsOn, null);
    return startsOn;
  }

  /** A unit whose owner has a sign-in and lives there. */
  settle(unit: Unit, owner: SigningPerson): void {
    this.names.add(owner.displayName);
    const phone = `(207) 555-01${this.dice.between(10, 99)}`;
    const person = this.add({ name: owner.displayName, email: owner.email, phone }, owner.memberId);
    const since = this.history(unit, { owners: [{ ...person, share: 1_000_000 }] });
    this.live(unit, person.personId, 'resident', since, null);
  }

  /** A unit of somebody: lived in by the owners, rented out, or empty. `landlord` owns several. */
  fill(unit: Unit, landlord?: Household): void {
    const household = landlord ?? this.household();
    const since = this.history(unit, household);
    const use = landlord
      ? 'rented'
      : this.dice.pick(['own', 'own', 'own', 'own', 'own', 'own', 'rented', 'rented', 'own', 'empty']);
    if (use === 'own') {
      for (const { personId } of household.owners) this.live(unit, personId, 'resident', since, null);
    } else if (use === 'rented') {
      this.rent(unit, since);
    }
  }

  private rent(unit: Unit, ownedSince: string): void {
    const begin = this.ago(20, 340);
    const startsOn = begin < ownedSince ? ownedSince : begin;
    const before = this.ago(400, 700);
    if (before > ownedSince && this.dice.percent(60)) {
      const former = this.add(somebody(this.dice, this.names));
      this.live(unit, former.personId, 'tenant', before, addDays(startsOn, -1));
    }
    const lease = addDays(startsOn, 364);
    const people = this.dice.percent(30) ? 2 : 1;
    for (let count = 0; count < people; count++) {
      this.live(unit, this.add(somebody(this.dice, this.names)).personId, 'tenant', startsOn, lease);
    }
  }

  /** Gives the current lease of a rented unit to a member, who keeps its dates. */
  lease(unit: Unit, { displayName, email, memberId }: SigningPerson): void {
    const current = this.result.residencies.find(
      ({ propertyId, kind, endsOn }) =>
        propertyId === unit.id && kind === 'tenant' && (endsOn ?? '') >= this.today,
    );
    const tenant = this.result.people.find(({ id }) => id === current?.personId);
    if (!tenant) throw new Error(`the demo's unit ${unit.number} is not rented`);
    Object.assign(tenant, { name: displayName, email, memberId });
  }

  /** An investor who lets all of its units. */
  landlord(name: string, email: string): Household {
    return { owners: [{ ...this.add({ name, email, phone: '(207) 555-0100' }), share: 1_000_000 }] };
  }
}

const ownersText = ({ owners }: Household) =>
  owners.map(({ name, share }) => `${name} (${share / 10_000} %)`).join(', ');
