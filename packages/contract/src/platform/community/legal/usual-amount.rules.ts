import { currencyExponent } from '../../../wire/formats';

/** About what a US dollar comes to where that is far from one, as a round number: limits are orders of magnitude, no exchange. */
const perDollar: Readonly<Record<string, number>> = {
  ARS: 1000,
  BRL: 5,
  CLP: 1000,
  CNY: 10,
  COP: 5000,
  CRC: 500,
  CZK: 20,
  DKK: 10,
  DOP: 50,
  GTQ: 10,
  HNL: 20,
  HUF: 500,
  IDR: 20_000,
  INR: 100,
  ISK: 100,
  JPY: 100,
  KRW: 1000,
  MXN: 20,
  NIO: 50,
  NOK: 10,
  PEN: 5,
  PHP: 50,
  PLN: 5,
  PYG: 10_000,
  SEK: 10,
  THB: 50,
  TRY: 50,
  TWD: 50,
  UYU: 50,
  VND: 20_000,
  ZAR: 20,
};

const centsOfDollar = 100;

/** An amount in cents of a US dollar as a round one of the same order in the minor unit of a currency. */
export const defaultAmount = (cents: number, currency: string): number =>
  Math.round((cents * (perDollar[currency] ?? 1) * 10 ** currencyExponent(currency)) / centsOfDollar);
