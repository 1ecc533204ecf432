/** A time in which somebody held a role; both days belong to it, a null end runs on. */
export interface RoleTime {
  name: string;
  startsOn: string;
  endsOn: string | null;
}

/** What the history says of somebody's roles on a day: which came, which went, and until when those were given. */
export interface RolesChanged {
  day: string;
  came: readonly string[];
  went: readonly string[];
  /** Last days of what was held before, by the role's name. */
  ends: Readonly<Record<string, string>>;
}

/**
 * The times of roles that are over, from what the history says of them, the earliest first. What went without having come was
 * theirs before there was a history: since they are a member.
 */
export function pastRoleTimes(history: readonly RolesChanged[], memberSince: string): RoleTime[] {
  const since = new Map<string, string>();
  const past: RoleTime[] = [];
  for (const { day, came, went, ends } of history) {
    for (const name of went) {
      const last = ends[name];
      // One that ended by itself is taken away when its last day is over.
      const endsOn = last !== undefined && last < day ? last : day;
      const start = since.get(name) ?? memberSince;
      past.push({ name, startsOn: start < endsOn ? start : endsOn, endsOn });
      since.delete(name);
    }
    for (const name of came) if (!since.has(name)) since.set(name, day);
  }
  return past;
}
