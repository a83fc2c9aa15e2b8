FROM localhost/kalyanam-debian:nginx
COPY nginx-entrypoint.sh /docker-entrypoint.sh
RUN useradd --system --uid 101 --no-create-home nginx && mkdir /docker-entrypoint.d && rm -f /etc/nginx/modules-enabled/*
ENTRYPOINT ["/docker-entrypoint.sh"]
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
