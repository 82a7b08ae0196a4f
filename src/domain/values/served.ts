/** A service's messages by the names of a form's fields: it may name a record in the place of its id. */
export function matchFields(
  served: Readonly<Record<string, string>>,
  fields: readonly string[],
): Record<string, string> {
  const toField = (name: string) =>
    fields.includes(name) ? name : (fields.find((field) => field === `${name}_id`) ?? name);
  return Object.fromEntries(
    Object.entries(served)
      .toReversed()
      .map(([name, text]) => [toField(name), text]),
  );
}
