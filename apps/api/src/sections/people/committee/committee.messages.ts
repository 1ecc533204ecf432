/** What is told of committees and terms that stay as they are, in Spanish. */
export const committeeSentences = {
  'There is a committee of this name already.': 'Ya hay un comité con este nombre.',
  'Somebody serves in a seat beyond these: end or change that term first.':
    'Alguien ocupa un puesto por encima de estos: termine o cambie antes ese mandato.',
  'Somebody serves or served on this committee: dissolve it instead, and who served stays known.':
    'Alguien sirve o sirvió en este comité: disuélvalo, y quedará constancia de quién sirvió.',
  'This committee is dissolved: nobody new serves on it.':
    'Este comité está disuelto: nadie más puede incorporarse.',
  'Somebody has this seat in that time.': 'Alguien ocupa este puesto en ese tiempo.',
  'This member has a seat of the committee in that time.':
    'Este miembro ya tiene un puesto del comité en ese tiempo.',
  'Somebody holds this office in that time.': 'Alguien ejerce este cargo en ese tiempo.',
  'The committee has {1} seats.': 'El comité tiene {1} puestos.',
  'Choose a member of the community.': 'Elija a un miembro de la comunidad.',
};
