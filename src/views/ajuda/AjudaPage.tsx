import { useEffect, useRef, useState } from 'react';
import { NEWEST } from '../../domain/pages/novetats';
import { useNews } from '../../hooks/news';
import { useService } from '../../hooks/services';
import { ajuda } from '../../text/ajuda';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { NewsCard } from './NewsCard';
import { TaskCards } from './TaskCards';
import './AjudaPage.css';

export function AjudaPage() {
  const shortcuts = useService('shortcuts');
  const report = useService('report');
  const { seen, see } = useNews();
  // The marks stay while the page is open.
  const [before] = useState(seen);
  useEffect(see, [see]);
  const news = useRef<HTMLSpanElement>(null);
  const { keyboard, trouble } = ajuda;

  return (
    <Page>
      <PageHeader
        title={ajuda.title}
        subtitle={ajuda.subtitle}
        actions={
          before < NEWEST && (
            <Button className="help-to-news" onClick={() => news.current?.focus()}>
              {ajuda.showNews}
            </Button>
          )
        }
      />
      <div className="help">
        <div className="help-column">
          <TaskCards />
        </div>
        <div className="help-column">
          <NewsCard seen={before} heading={news} />
          <Card title={keyboard.title} className="help-prose">
            <p>{keyboard.text}</p>
            <Button icon="key" onClick={() => shortcuts?.send({ type: 'shortcuts.help' })}>
              {keyboard.show}
            </Button>
          </Card>
          <Card title={trouble.title} className="help-prose">
            {trouble.texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <Button icon="download" onClick={() => report?.send({ type: 'report.open' })}>
              {trouble.ask}
            </Button>
          </Card>
        </div>
      </div>
    </Page>
  );
}
