/** What the orders of a demo community are: title, steps, and what it costs. */
export interface DemoWork {
  title: string;
  trade: 'plumbing' | 'grounds' | 'pool' | 'handy';
  checks: readonly string[];
  hours: readonly [number, number];
  part: readonly [string, number] | null;
  done: string;
}

export const demoWork: readonly DemoWork[] = [
  {
    title: 'Replace the kitchen shut-off valve',
    trade: 'plumbing',
    checks: ['Shut off water', 'Replace valve', 'Test for leaks'],
    hours: [1, 3],
    part: ['Ball valve 1/2 in', 1_890],
    done: 'Replaced the valve and tested it under pressure.',
  },
  {
    title: 'Clear the main drain',
    trade: 'plumbing',
    checks: ['Camera inspection', 'Clear the blockage'],
    hours: [2, 5],
    part: null,
    done: 'Cleared roots at 14 ft. Recommend another inspection in six months.',
  },
  {
    title: 'Repair irrigation along the entrance',
    trade: 'grounds',
    checks: ['Find the leak', 'Replace heads', 'Run every zone'],
    hours: [2, 6],
    part: ['Sprinkler head', 1_450],
    done: 'Replaced the broken heads. All zones run.',
  },
  {
    title: 'Remove a fallen branch',
    trade: 'grounds',
    checks: ['Block the path', 'Remove debris'],
    hours: [1, 4],
    part: null,
    done: 'Branch removed. Path is clear.',
  },
  {
    title: 'Replace the pool pump seal',
    trade: 'pool',
    checks: ['Switch off at the panel', 'Replace seal', 'Check pressure'],
    hours: [1, 3],
    part: ['Shaft seal', 3_975],
    done: 'Seal replaced. No more drip.',
  },
  {
    title: 'Balance the pool water',
    trade: 'pool',
    checks: ['Test water', 'Add chemicals', 'Test again'],
    hours: [1, 2],
    part: ['Chlorine, 25 lb', 8_900],
    done: 'Water is within range.',
  },
  {
    title: 'Repair the railing on the stairs',
    trade: 'handy',
    checks: ['Tighten anchors', 'Sand and paint'],
    hours: [2, 6],
    part: ['Anchor set', 2_240],
    done: 'Railing is tight and painted.',
  },
  {
    title: 'Fix the hallway lights',
    trade: 'handy',
    checks: ['Replace ballast', 'Check every fixture'],
    hours: [1, 3],
    part: ['LED driver', 3_150],
    done: 'Replaced three fixtures.',
  },
];

/** Vendors of the demo by trade, by name. */
export const vendorNames = {
  plumbing: 'Ray Dalton Plumbing',
  grounds: 'Greenway Landscaping',
  pool: 'Clearwater Pool Service',
  handy: 'Handy Brothers',
} as const;
