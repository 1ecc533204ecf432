import { newPerson } from '@courtyard/contract/properties/occupancy/occupancy';
import { id } from '@courtyard/contract/primitives';
import { z } from 'zod';

/** Somebody known or somebody new, as the form asks for it: each mode has its own fields, so that each error has its place. */
export const personChoiceField = z
  .discriminatedUnion('mode', [
    z.object({ mode: z.literal('known'), personId: id }),
    newPerson.extend({ mode: z.literal('new') }),
  ])
  .transform((choice) =>
    choice.mode === 'known'
      ? { personId: choice.personId }
      : { name: choice.name, email: choice.email, phone: choice.phone },
  );
