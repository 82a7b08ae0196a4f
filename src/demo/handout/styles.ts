const listRules = (rules: CSSRuleList): CSSRule[] =>
  [...rules].flatMap((rule) => (rule instanceof CSSGroupingRule ? listRules(rule.cssRules) : rule));

const listAllRules = (): CSSRule[] =>
  [...document.styleSheets].flatMap(({ cssRules }) => listRules(cssRules));

/** Properties that the page sets anywhere: the others are as the browser has them, in a drawing too. */
export function listProperties(): string[] {
  const rules = listAllRules().filter((rule) => rule instanceof CSSStyleRule);
  const styles = [...rules, ...document.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style);
  return [...new Set(styles.flatMap((style) => [...style]))].filter((name) => !name.startsWith('--'));
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(blob);
  });
}

/** A font of the page with its file inside; in the demo's one file it is inside already. */
async function embed({ cssText, parentStyleSheet }: CSSRule): Promise<string> {
  const [, url = ''] = /url\("(.+?)"\)/.exec(cssText) ?? [];
  if (url === '' || url.startsWith('data:')) return cssText;
  const answer = await fetch(new URL(url, parentStyleSheet?.href ?? location.href));
  return cssText.replace(url, await toDataUrl(await answer.blob()));
}

let fonts: Promise<string> | undefined;

/** The page's fonts as a style sheet that needs no other file, which a drawing cannot load. */
export function embedFonts(): Promise<string> {
  const rules = listAllRules().filter((rule) => rule instanceof CSSFontFaceRule);
  fonts ??= Promise.all(rules.map(embed)).then((all) => all.join('\n'));
  return fonts;
}
