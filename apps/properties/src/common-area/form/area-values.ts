import type { CommonArea, commonAreaInput } from '@courtyard/contract/properties/common-area/common-area';
import type { FormOf } from '@courtyard/ui/forms';
import type { z } from 'zod';
import { weekdaysFrom } from '@courtyard/contract/days';

/** What the form's controls hold. */
export type AreaValues = z.input<typeof commonAreaInput>;

export type AreaForm = FormOf<typeof commonAreaInput>;

/** What a new area starts with: open by day. */
export const newArea = {
  kind: 'clubhouse',
  openingHours: weekdaysFrom(1).map((weekday) => ({ weekday, opensAt: '08:00', closesAt: '22:00' })),
} as const;

/** An area as its form edits it. */
export const valuesOf = (area: CommonArea) => ({
  ...area,
  photos: area.photos.map((photo) => ({ fileId: photo.id, alt: photo.alt ?? '' })),
});
