import { type Action, reason, type World } from './world';

const collectionOf = async (world: World) => {
  const params = { propertyId: world.dice.pick(world.units) };
  const { data } = await (
    await world.treasurer()
  ).ok('GET /api/v1/properties/:propertyId/collection', { params });
  return { params, ...data };
};

export const holdCollection: Action = async (world) => {
  const [one, other] = [world.day(), world.day()];
  const [first = '', last = ''] = [one, other].toSorted((a, b) => a.localeCompare(b));
  const isBankrupt = world.dice.percent(50);
  return (await world.treasurer()).call('POST /api/v1/properties/:propertyId/collection-holds', {
    params: { propertyId: world.dice.pick(world.units) },
    body: {
      reason: isBankrupt ? 'bankruptcy' : 'dispute',
      petitionOn: isBankrupt ? first : null,
      startsOn: first,
      endsOn: world.dice.percent(50) ? last : null,
    },
  });
};

export const endHold: Action = async (world) => {
  const { holds } = await collectionOf(world);
  const [hold] = holds;
  if (!hold) return null;
  return (await world.treasurer()).call('POST /api/v1/collection-holds/:collectionHoldId/end', {
    params: { collectionHoldId: hold.id },
    body: { endsOn: world.backDay(), version: hold.version },
  });
};

export const agreePlan: Action = async (world) =>
  (await world.treasurer()).call('POST /api/v1/properties/:propertyId/payment-plans', {
    params: { propertyId: world.dice.pick(world.units) },
    body: { installments: world.dice.between(2, 5), firstOn: '2026-07-01', lateDays: 10 },
  });

export const endPlan: Action = async (world) => {
  const { plans } = await collectionOf(world);
  const [plan] = plans;
  if (!plan) return null;
  return (await world.treasurer()).call('POST /api/v1/payment-plans/:paymentPlanId/end', {
    params: { paymentPlanId: plan.id },
    body: { reason, isDefault: world.dice.percent(50), version: plan.version },
  });
};
