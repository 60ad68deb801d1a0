/**
 * The accessibility violations that axe finds below `root`, one line each. Colour contrast is not checked: jsdom does not
 * render (contrast.test.ts checks it).
 */
export const violations = async (root: Element = document.body): Promise<string[]> => {
  const { default: axe } = await import('axe-core');
  const { violations: found } = await axe.run(root, {
    // A fragment has no landmarks, and rules about rendered pixels cannot run in jsdom.
    rules: {
      'color-contrast': { enabled: false },
      'label-content-name-mismatch': { enabled: false },
      region: { enabled: false },
    },
  });
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
};
