import { defineMessages } from '@courtyard/common';

/** Words that any page of the section may need. */
export const sectionMessages = defineMessages({
  en: {
    failed: 'This did not work. Try again.',
    changedMeanwhile:
      'Somebody else changed this meanwhile. What you wrote is kept; save again to put it over their change.',
  },
  es: {
    failed: 'No funcionó. Inténtelo de nuevo.',
    changedMeanwhile:
      'Otra persona cambió esto mientras tanto. Lo que escribió se conserva; guarde de nuevo para ponerlo sobre su cambio.',
  },
});
