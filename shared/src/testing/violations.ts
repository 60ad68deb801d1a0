/**
 * What is wrong with a part of the document for people who use assistive technology, one line each; `[]` is good.
 * Colours are not looked at: the test document draws nothing (contrast has its own test).
 */
export const violations = async (root: Element = document.body): Promise<string[]> => {
  const { default: axe } = await import('axe-core');
  const { violations: found } = await axe.run(root, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
};
