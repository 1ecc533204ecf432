import type { mailingRoutes } from '@courtyard/contract/communications/mailing/mailing';
import { dayFrom, momentAt } from '@courtyard/contract/days';
import type { z } from 'zod';
import { invalid } from '../../../../platform/http/problem';
import type { CallContext } from '../../../../platform/section/call-context';

type At = NonNullable<z.output<(typeof mailingRoutes.sendMailing)['body']>['at']>;

const hasZone = (zone: string) => zone === 'UTC' || Intl.supportedValuesOf('timeZone').includes(zone);

/** When it is to go out. Throws where there is no such day or zone, or the time is over. */
export function dueAtOf({ platform, tenant }: Pick<CallContext, 'platform' | 'tenant'>, at: At): Date {
  const zone = at.timeZone ?? tenant.timeZone;
  if (!hasZone(zone)) throw invalid({ 'at.timeZone': 'Choose a time zone from the list.' });
  const [day = '', time = ''] = at.local.split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (hours > 23 || minutes > 59) throw invalid({ 'at.local': 'Choose a date and time.' });
  if (dayFrom(day) === null) throw invalid({ 'at.local': 'This date doesn’t exist. Choose another one.' });
  const due = momentAt(day, hours * 60 + minutes, zone);
  if (due <= platform.clock())
    throw invalid({ 'at.local': 'This time is in the past. Choose a later one, or send now.' });
  return due;
}
