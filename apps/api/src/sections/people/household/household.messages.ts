/** What is told of households that stay as they are, in Spanish. */
export const householdSentences = {
  'A lease has a last day.': 'Un contrato de alquiler tiene un último día.',
  'This address is a member’s already. Ask the management to record them at your home.':
    'Esta dirección ya es de un miembro. Pida a la administración que lo registre en su vivienda.',
  'This address is invited already, and has not answered yet.':
    'Esta dirección ya está invitada y aún no ha respondido.',
};
