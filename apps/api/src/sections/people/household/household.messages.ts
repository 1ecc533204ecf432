/** What is told of households that stay as they are, in Spanish. */
export const householdSentences = {
  'A lease needs an end date.': 'Un contrato de alquiler necesita una fecha de fin.',
  'This address already belongs to a member. Ask the management to add them to your home.':
    'Esta dirección ya es de un miembro. Pida a la administración que lo agregue a su vivienda.',
  'This address was already invited and hasn’t answered yet.':
    'Esta dirección ya está invitada y aún no ha respondido.',
};
