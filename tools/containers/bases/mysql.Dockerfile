FROM localhost/kalyanam-debian:mysql
COPY mysql-entrypoint.sh /docker-entrypoint.sh
RUN id mysql >/dev/null 2>&1 || useradd --system --uid 999 --no-create-home mysql
RUN install -d -o mysql -g mysql /var/lib/mysql /var/run/mysqld && mkdir -p /docker-entrypoint-initdb.d
ENTRYPOINT ["/docker-entrypoint.sh"]
CMD ["mariadbd"]
