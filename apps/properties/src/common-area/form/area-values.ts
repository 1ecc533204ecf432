import type {
  CommonArea,
  CommonAreaInput,
  commonAreaInput,
} from '@courtyard/contract/properties/common-area/common-area';
import type { ContractForm } from '@courtyard/ui/forms';
import type { z } from 'zod';
import { weekdays } from '../about/opening-hours.rules';

/** What the form's controls hold; empty text for none. */
export type AreaValues = z.input<typeof commonAreaInput>;

export type AreaForm = ContractForm<AreaValues, CommonAreaInput>;

/** A new area: open by day, booked by the hour. */
export const emptyArea: AreaValues = {
  name: '',
  kind: 'clubhouse',
  location: '',
  description: '',
  rules: '',
  capacity: null,
  openingHours: weekdays.map((weekday) => ({ weekday, opensAt: '08:00', closesAt: '22:00' })),
  closures: [],
  bookable: true,
  slotMinutes: 60,
  maxDurationMinutes: 120,
  maxAdvanceDays: 60,
  capPerUnitPerDay: null,
  capPerUnitPerWeek: null,
  feeMinor: 0,
  depositMinor: 0,
  approvalRequired: false,
  whoMayBook: 'residents',
  photos: [],
  questions: [],
};

/** An area as its form edits it. */
export function valuesOf(area: CommonArea): AreaValues {
  return {
    name: area.name,
    kind: area.kind,
    location: area.location ?? '',
    description: area.description ?? '',
    rules: area.rules ?? '',
    capacity: area.capacity,
    openingHours: area.openingHours,
    closures: area.closures,
    bookable: area.bookable,
    slotMinutes: area.slotMinutes,
    maxDurationMinutes: area.maxDurationMinutes,
    maxAdvanceDays: area.maxAdvanceDays,
    capPerUnitPerDay: area.capPerUnitPerDay,
    capPerUnitPerWeek: area.capPerUnitPerWeek,
    feeMinor: area.feeMinor,
    depositMinor: area.depositMinor,
    approvalRequired: area.approvalRequired,
    whoMayBook: area.whoMayBook,
    photos: area.photos.map((photo) => ({ fileId: photo.id, alt: photo.alt ?? '' })),
    questions: area.questions,
  };
}
