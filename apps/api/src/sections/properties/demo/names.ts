import type { Dice } from '../../../platform/section/demo/dice';

const firstNames = `
  Adaeze Aiko Alejandro Amara Anders Beatriz Bram Caleb Carmen Chidi Claire Dariusz Deborah Diego
  Ebony Eleanor Emil Esther Farah Felix Fiona Gabriel Gloria Hana Harold Ibrahim Imani Irene Isaac
  Jasmine Joao Judith Kaito Katarina Keisha Kofi Laila Leonard Lucia Magnus Marcus Mei Miriam
  Nadia Naomi Nikhil Olga Omar Patrick Paula Quentin Rania Rosa Ruth Sanjay Simone Stefan Tamara
  Theo Vera Walter Yara Yusuf Zofia`
  .trim()
  .split(/\s+/);

const lastNames = `
  Abara Ahlberg Almeida Baptiste Barlow Bianchi Blackwood Boateng Brennan Castillo Chen Costa Cruz
  Dahl Delgado Desai Dubois Eriksen Farouk Ferrante Fitzgerald Fischer Gallagher Garza Goldberg
  Haddad Hartley Herrera Hoffman Ito Jansen Johansson Kaminski Kapoor Khan Kowalski Larsen
  Lefebvre Lopez MacLeod Mancini Mbeki Mehta Mendoza Moretti Murphy Nguyen Novak Oduya Okonkwo
  Ortega Park Pereira Quinn Rahman Ramirez Rossi Sato Schneider Shah Silva Singh Suzuki Tanaka
  Torres Vasquez Weber Whitfield Wong Yilmaz Zhang Zimmerman`
  .trim()
  .split(/\s+/);

export interface Somebody {
  name: string;
  email: string;
  phone: string;
}

/** Somebody whose name is not in `taken`, to which it is added. The addresses lead nowhere: `.example` (RFC 2606). */
export function somebody(dice: Dice, taken: Set<string>, familyName?: string): Somebody {
  const last = familyName ?? dice.pick(lastNames);
  const name = `${dice.pick(firstNames)} ${last}`;
  if (taken.has(name)) return somebody(dice, taken, familyName);
  taken.add(name);
  const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@mail.example`;
  // 555-0100 to 555-0199 belong to nobody (North American Numbering Plan).
  return { name, email, phone: `(207) 555-01${String(dice.between(0, 99)).padStart(2, '0')}` };
}
