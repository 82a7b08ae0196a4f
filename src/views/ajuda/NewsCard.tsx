import type { Ref } from 'react';
import { news, novetats } from '../../text/novetats';
import { Card } from '../ui/Card';
import { NewMark } from '../ui/NewMark';

const MONTHS = [...new Set(news.map(({ month }) => month))];

type NewsCardProps = {
  seen: number;
  heading: Ref<HTMLSpanElement>;
};

export function NewsCard({ seen, heading }: NewsCardProps) {
  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1}>
          {novetats.title}
        </span>
      }
    >
      {MONTHS.map((month) => (
        <section key={month} className="help-news">
          <h3>{month}</h3>
          <ul>
            {news
              .filter((one) => one.month === month)
              .map(({ number, text }) => (
                <li key={number}>
                  {number > seen && <NewMark>{novetats.new}</NewMark>} <span>{text}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}
