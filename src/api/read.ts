import * as z from 'zod/mini';

/** Reads an answer with a schema. */
export function as<T extends z.ZodMiniType>(schema: T): (answer: unknown) => z.infer<T> {
  return (answer) => schema.parse(answer);
}

const Envelope = z.object({ data: z.unknown() });

/** Reads what an answer holds under `data`. */
export function asData<T extends z.ZodMiniType>(schema: T): (answer: unknown) => z.infer<T> {
  return (answer) => schema.parse(Envelope.parse(answer).data);
}

const Csv = z.union([
  z.string(),
  z.pipe(
    z.object({ content: z.string() }),
    z.transform(({ content }) => content),
  ),
]);

/** The text of an export, wrapped in `content` or plain. */
export const asCsv = as(Csv);
