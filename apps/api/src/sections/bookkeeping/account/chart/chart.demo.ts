import type { DemoSeed } from '../../../../platform/section/demo/demo-community';
import { accounts, createAccount, createAssociationChart, createFund } from '../../../../ledger';

/** The larger demo community keeps books: the chart of an association, and a fund for its roof with savings of its own. */
export const seedChart: DemoSeed = async (tx, { id: tenantId, slug }) => {
  if (slug !== 'demo') return;
  await createAssociationChart(tx, tenantId);
  const fundId = await createFund(tx, tenantId, { code: 'ROOF', name: 'Roof', kind: 'special' });
  const assets = (await accounts(tx)).find(({ code }) => code === '1000');
  await createAccount(tx, tenantId, {
    code: '1030',
    name: 'Roof savings',
    type: 'asset',
    control: 'none',
    purpose: 'bank',
    taxTag: null,
    isHeading: false,
    parentId: assets?.id ?? null,
    fundId,
  });
};
