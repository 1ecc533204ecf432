/** What is told of committees and terms that stay as they are, in Spanish. */
export const committeeSentences = {
  'A committee with this name already exists.': 'Ya existe un comité con este nombre.',
  'A seat above this number is filled: end or change that term first.':
    'Hay un puesto ocupado por encima de este número: termine o cambie antes ese mandato.',
  'This committee has had members, so it can’t be deleted. Dissolve it instead; its history is kept.':
    'Este comité ha tenido miembros, así que no se puede eliminar. Disuélvalo; su historial se conserva.',
  'This committee is dissolved: no new terms can be added.':
    'Este comité está disuelto: no se pueden agregar mandatos.',
  'This seat is filled during those dates.': 'Este puesto está ocupado en esas fechas.',
  'This member already has a seat on the committee during those dates.':
    'Este miembro ya tiene un puesto del comité en esas fechas.',
  'This office is held by someone else during those dates.': 'Otra persona ejerce este cargo en esas fechas.',
  'The committee has {1} seats.': 'El comité tiene {1} puestos.',
  'Choose a member of the community.': 'Elija a un miembro de la comunidad.',
};
