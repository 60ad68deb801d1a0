/**
 * What is wrong with a part of the document for people who use assistive technology, one line each; `[]` is good.
 * Colours are not looked at: the test document draws nothing (contrast has its own test).
 */
export const violations = async (root: Element = document.body): Promise<string[]> => {
  const { default: axe } = await import('axe-core');
  const { violations: found } = await axe.run(root, {
    // A part is no page, and what needs a drawn document (colours, glyph shapes) can't be judged without one.
    rules: {
      'color-contrast': { enabled: false },
      'label-content-name-mismatch': { enabled: false },
      region: { enabled: false },
    },
  });
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
};
