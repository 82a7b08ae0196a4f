import type { Answer, OpenApi, Operation, Parameter } from './document';
import type { Schema } from './jsonSchema';
import css from './page.css?raw';
import { describeType, escape, link, toParagraphs, toProse } from './words';

/** Bodies mark required fields, answers mark optional ones. */
type Use = 'sent' | 'answered';

function mark(use: Use, isRequired: boolean): string {
  if (use === 'sent') return isRequired ? ', <strong>obligatori</strong>' : '';
  return isRequired ? '' : ', <strong>pot faltar</strong>';
}

/** Fields of an object, of a list's items or of alternatives, nested. */
function renderFields(use: Use, schema: Schema): string {
  const { properties, required = [], items, anyOf = [] } = schema;
  if (!properties) return [items, ...anyOf].map((inner) => (inner ? renderFields(use, inner) : '')).join('');
  const rows = Object.entries(properties).map(([name, field]) => {
    const note = [field, ...(field.anyOf ?? [])].find(({ description }) => description)?.description;
    const description = `<span>${describeType(field)}</span>${mark(use, required.includes(name))}${note ? `. ${toProse(note)}` : ''}`;
    return `<li><code>${escape(name)}</code> ${description}${renderFields(use, field)}</li>`;
  });
  return `<ul>${rows.join('')}</ul>`;
}

function renderParameters(call: string, parameters: readonly Parameter[]): string {
  const rows = parameters.map(
    ({ name, description, required, schema }) => `<tr>
<th scope="row"><code>${escape(name)}</code></th>
<td>${describeType(schema)}</td>
<td>${required ? '<strong>obligatori</strong>' : 'opcional'}</td>
<td>${toProse(description)}</td></tr>`,
  );
  return `<h4>Paràmetres</h4>
<div class="wide" role="region" tabindex="0" aria-label="Paràmetres de ${escape(call)}"><table>
<thead><tr><th scope="col">Nom</th><th scope="col">Què és</th><th scope="col">Cal?</th><th scope="col">Què fa</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></div>`;
}

function getName({ $ref = '' }: { $ref?: string }): string {
  return $ref.split('/').at(-1) ?? '';
}

function resolve({ components }: OpenApi, schema: Schema): Schema {
  return components.schemas[getName(schema)] ?? schema;
}

function renderBody(document: OpenApi, { content }: NonNullable<Operation['requestBody']>): string {
  const body = resolve(document, content['application/json'].schema);
  const rules = body.description ? toParagraphs(body.description) : '';
  return `<h4>Cos</h4>${rules}${renderFields('sent', body)}`;
}

function renderAnswer({ description, content }: Answer): string {
  const schema = content?.['application/json'].schema;
  if (!schema) return toProse(description);
  return `${toProse(description)} ${schema.$ref ? link(schema) : ''}${renderFields('answered', schema)}`;
}

function renderAnswers({ components }: OpenApi, responses: Operation['responses']): string {
  const rows = Object.entries(responses).map(([status, response]) => {
    const answer = '$ref' in response ? components.responses[getName(response)] : response;
    return `<dt>${status}</dt><dd>${answer ? renderAnswer(answer) : ''}</dd>`;
  });
  return `<h4>Respostes</h4><dl>${rows.join('')}</dl>`;
}

function renderCall(document: OpenApi, path: string, verb: string, operation: Operation): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  return `<article id="${operationId}" aria-labelledby="${operationId}-h">
<h3 id="${operationId}-h"><b>${verb.toUpperCase()}</b> <code>${escape(path)}</code></h3>
<p>${toProse(summary)}</p>
${description ? toParagraphs(description) : ''}
${parameters ? renderParameters(`${verb.toUpperCase()} ${path}`, parameters) : ''}
${requestBody ? renderBody(document, requestBody) : ''}
${renderAnswers(document, responses)}
</article>`;
}

type Listed = { tag: string; path: string; verb: string; operation: Operation };

function listCalls({ paths, servers }: OpenApi): Listed[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => ({
      tag: operation.tags[0] ?? '',
      path: `${servers[0]?.url}${path}`,
      verb,
      operation,
    })),
  );
}

/** Records of answers; bodies are shown at their calls. */
function renderRecords({ components, paths }: OpenApi): string {
  const bodies = new Set(
    Object.values(paths)
      .flatMap((operations) => Object.values(operations))
      .flatMap(({ requestBody }) =>
        requestBody ? [getName(requestBody.content['application/json'].schema)] : [],
      ),
  );
  const records = Object.entries(components.schemas).filter(([name]) => !bodies.has(name));
  const articles = records.map(([name, schema]) => {
    const type = schema.properties ? '' : `<p>${describeType(schema)}</p>`;
    return `<article id="${name}"><h3>${name}</h3>${type}${renderFields('answered', schema)}</article>`;
  });
  return `<section id="registres"><h2>Registres</h2>
<p>El que les respostes anomenen. Els camps hi són sempre; només poden ser nuls els que ho diuen.</p>
${articles.join('\n')}</section>`;
}

/** Self-contained HTML page of the description. */
export function renderPage(document: OpenApi): string {
  const { info, tags } = document;
  const calls = listCalls(document);
  const ofTag = (tag: string) => calls.filter((call) => call.tag === tag);
  const toId = (index: number) => `grup-${index + 1}`;
  const contents = tags.map(
    ({ name }, index) =>
      `<li><a href="#${toId(index)}">${escape(name)}</a><ul>${ofTag(name)
        .map(
          ({ verb, path, operation }) =>
            `<li><a href="#${operation.operationId}"><b>${verb.toUpperCase()}</b> ${escape(path)}</a></li>`,
        )
        .join('')}</ul></li>`,
  );
  const sections = tags.map(
    ({ name, description }, index) => `<section id="${toId(index)}"><h2>${escape(name)}</h2>
<p>${toProse(description)}</p>
${ofTag(name)
  .map(({ path, verb, operation }) => renderCall(document, path, verb, operation))
  .join('\n')}</section>`,
  );
  return `<!doctype html>
<html lang="ca">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(info.title)}</title>
<style>${css}</style>
</head>
<body>
<header>
<h1>${escape(info.title)}</h1>
${toParagraphs(info.description)}
<p>Per a programes: <a href="openapi.json">openapi.json</a>.</p>
</header>
<nav aria-labelledby="contingut"><h2 id="contingut">Contingut</h2>
<ul>${contents.join('\n')}<li><a href="#registres">Registres</a></li></ul></nav>
<main>
${sections.join('\n')}
${renderRecords(document)}
</main>
</body>
</html>
`;
}
