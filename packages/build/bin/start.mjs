// Plain old syntax up to the check, so that an old Node prints the sentence and not a syntax error.
var wanted = [20, 19];
var found = process.versions.node.split('.').map(Number);
if (found[0] < wanted[0] || (found[0] === wanted[0] && found[1] < wanted[1])) {
  console.error(
    'Courtyard needs Node ' +
      wanted.join('.') +
      ' or later; this is ' +
      process.versions.node +
      '. Install a newer one from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}
void import('../src/launch/start.mjs').then(function (launch) {
  return launch.start(process.argv.slice(2));
});
