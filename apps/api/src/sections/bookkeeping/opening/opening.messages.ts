import type { Sentences } from '../../../platform/http/language/sentence';

/** What is told of opening balances, in Spanish by English. */
export const openingSentences: Sentences = {
  'This account is of the fund {1} alone.': 'Esta cuenta es solo del fondo {1}.',
  'A heading is not posted to. Choose an account below it.':
    'Un título no tiene movimientos. Elija una cuenta de las que agrupa.',
  'This account is archived. Choose another.': 'Esta cuenta está archivada. Elija otra.',
  'What is owed to vendors begins with their bills. Enter them when the balances are posted.':
    'Lo que se debe a proveedores empieza con sus facturas. Regístrelas cuando estén los saldos.',
  'This account begins with open items, unit by unit.':
    'Esta cuenta empieza con partidas abiertas, unidad por unidad.',
  'This account takes what is missing to balance each fund. Leave it out.':
    'Esta cuenta recibe lo que falta para cuadrar cada fondo. Déjela fuera.',
  'This account has no open items: enter its balance as a line.':
    'Esta cuenta no tiene partidas abiertas: escriba su saldo como una línea.',
  'Leave this out: only what is owed was charged as income.':
    'Déjelo vacío: solo lo que se debe se cargó como ingreso.',
  'Choose the income that it was charged for.': 'Elija el ingreso por el que se cargó.',
  'Choose an account of income.': 'Elija una cuenta de ingresos.',
  'Enter an amount, or leave the line out.': 'Escriba un importe o quite la línea.',
  'Nobody owned this property on that day. Record its owner first.':
    'Nadie era propietario ese día. Registre primero al propietario.',
  'There is no such property.': 'No existe esa propiedad.',
  'This is after the day that the books begin on.': 'Es posterior al día en que empiezan los libros.',
  'It cannot be due before it was issued.': 'No puede vencer antes de emitirse.',
  'Enter at least one balance.': 'Escriba al menos un saldo.',
  'This account stands in this fund already, on line {1}.':
    'Esta cuenta ya está en este fondo, en la línea {1}.',
  'The books have opening balances. Take these back first.':
    'Los libros ya tienen saldos iniciales. Anúlelos primero.',
  'The amounts are too large to be added up.': 'Los importes son demasiado grandes para sumarlos.',
  'Something was paid or applied to its open items. Take that back first, as of its own day. What was deposited or returned by the bank since cannot be taken back so: then these balances stay.':
    'Ya se pagó o se aplicó algo a sus partidas abiertas. Deshágalo primero, con fecha de su propio día. Lo que desde entonces se depositó o devolvió el banco no se puede deshacer así: en ese caso estos saldos se quedan.',
  'Something of its open items was settled for some days and came back. Without these balances those days would be wrong. Correct them instead: by invoices, credit memos and journal entries of today.':
    'Algo de sus partidas abiertas estuvo saldado unos días y se deshizo. Sin estos saldos esos días serían incorrectos. Corríjalos con facturas, notas de crédito y asientos de hoy.',
};
