import { type Product } from '../product/product';
import { startSeeded } from '../product/seeded';
import { atMost, type Figure } from './figure';
import { buildOneApplication } from './one-application';
import { timeToList } from './slow-network.bench';
import { measureTransfer } from './transfer.bench';

const value = (figures: readonly Figure[], part: string) =>
  figures.find(({ what }) => what.includes(part))?.value ?? Number.NaN;

/** The federated product against the same code built as one webpack application, served by the same API. */
export async function measureOneApplication(federated: Product): Promise<Figure[]> {
  const single = await startSeeded({ env: { COURTYARD_APPS_DIR: buildOneApplication() } });
  try {
    const federatedBytes = await measureTransfer(federated);
    const singleBytes = await measureTransfer(single, 'one application, ');
    const ratio = (part: string) => value(federatedBytes, part) / value(singleBytes, part);
    const upToList = (figures: readonly Figure[]) =>
      value(figures, 'dashboard: JavaScript') + value(figures, 'properties list');
    const [federatedMs = Number.NaN, singleMs = Number.NaN] = await timeToList([federated, single]);
    return [
      ...singleBytes.filter(({ what }) => !what.includes('entry')).map(({ limit: _, ...figure }) => figure),
      {
        what: 'login bytes, federated over one application',
        value: ratio('login: total'),
        unit: '×',
        limit: atMost(1),
      },
      {
        what: 'bytes up to the properties list, federated over one application',
        value: upToList(federatedBytes) / upToList(singleBytes),
        unit: '×',
        limit: atMost(1.14),
      },
      {
        what: 'slow 4G, CPU ÷4: properties list, federated',
        value: federatedMs / 1000,
        unit: 's',
        note: 'median of 9, cold cache',
      },
      {
        what: 'slow 4G, CPU ÷4: properties list, one application',
        value: singleMs / 1000,
        unit: 's',
        note: 'median of 9, cold cache',
      },
      {
        what: 'time to the properties list, federated over one application',
        value: federatedMs / singleMs,
        unit: '×',
        limit: atMost(1.05),
      },
    ];
  } finally {
    await single.stop();
  }
}
